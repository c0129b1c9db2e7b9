/// Completions for bash, 3.2 (which macOS has) and later.
struct BashCompletions {
  let manuals: [Manual]

  var script: String {
    """
    # Completions of outline for bash. To load them: source <(outline completions bash)
    _outline() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
      local command='' options='' words='' takes='' i
      COMPREPLY=()
      # bash parts --name=VALUE at the equals sign.
      if [[ $word == '=' ]]; then
        word=''
      elif [[ $before == '=' && $COMP_CWORD -gt 2 ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          --) _outline_paths "$word"; return ;;
          \(manuals.map(\.name).joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
        esac
      done
      case $command in
    \(manuals.map(part).joined())    *)
          words=\(manuals.map(\.name).joined(separator: " ").shellQuoted)
          options=\(spellings(of: CommandOption.common + [.version]))
    \(cases(of: CommandOption.common))      ;;
      esac
      case $takes in
        other) return ;;
        path) _outline_paths "$word"; return ;;
        '') if [[ $word == -* ]]; then words=$options; fi ;;
      esac
      if [[ -z $words ]]; then _outline_paths "$word"; return; fi
      for i in $(compgen -W "$words" -- "$word"); do COMPREPLY+=("$i"); done
    }

    _outline_paths() {
      local path
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -f -- "$1")
      # bash 4 and later quote paths, and end those of directories with a slash.
      compopt -o filenames 2>/dev/null || true
    }

    complete -F _outline outline

    """
  }

  /// What one command takes.
  private func part(_ manual: Manual) -> String {
    var lines = "    \(manual.name))\n"
    if case .words(let words) = manual.completedOperand {
      lines += "      words=\(words.joined(separator: " ").shellQuoted)\n"
    }
    lines += "      options=\(spellings(of: manual.allOptions))\n"
    return lines + cases(of: manual.allOptions) + "      ;;\n"
  }

  private func spellings(of options: [CommandOption]) -> String {
    options.map(\.spelling).joined(separator: " ").shellQuoted
  }

  /// What stands behind the options that take a value.
  private func cases(of options: [CommandOption]) -> String {
    let cases = options.compactMap { option -> String? in
      guard let value = option.completedValue else { return nil }
      let pattern = option.spellings.joined(separator: "|")
      switch value {
      case .words(let words):
        let list = words.joined(separator: " ").shellQuoted
        return "        \(pattern)) takes=words words=\(list) ;;\n"
      case .path: return "        \(pattern)) takes=path ;;\n"
      case .other: return "        \(pattern)) takes=other ;;\n"
      }
    }
    return cases.isEmpty ? "" : "      case $before in\n\(cases.joined())      esac\n"
  }
}
