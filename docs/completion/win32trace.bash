# bash completion for win32trace: verbs and long options come from the program's own help.
_win32trace() {
    local current=${COMP_WORDS[COMP_CWORD]} verb=${COMP_WORDS[1]}
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "$(win32trace help 2>/dev/null | sed -n 's/^  \([a-z]*\) .*/\1/p')" -- "$current"))
    elif [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$(win32trace "$verb" --help 2>/dev/null | grep -oE -- '--[a-z][a-z-]*' | sort -u)" -- "$current"))
    else
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}
complete -o filenames -F _win32trace win32trace
