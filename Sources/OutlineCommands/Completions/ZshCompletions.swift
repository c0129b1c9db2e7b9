/// Completions for zsh, to be read as a file of its `fpath` or by `source`.
struct ZshCompletions {
  let manuals: [Manual]

  var script: String {
    """
    #compdef outline
    # Completions of outline for zsh. To load them: source <(outline completions zsh)
    _outline() {
      local context state line
      local -a commands
      local -A opt_args
      commands=(
    \(manuals.map { "    \(described($0.name, $0.summary))\n" }.joined())  )
      _arguments -C \\
    \((CommandOption.common + [.version]).map(argument).joined())    '1:command:->command' \\
        '*::argument:->argument'
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          case $words[1] in
    \(manuals.map(part).joined())      esac
          ;;
      esac
    }
    if [[ $funcstack[1] == _outline ]]; then
      _outline "$@"
    else
      compdef _outline outline
    fi

    """
  }

  private func described(_ name: String, _ summary: String) -> String {
    "\(name.replacing(":", with: "\\:")):\(summary)".shellQuoted
  }

  /// What one command takes.
  private func part(_ manual: Manual) -> String {
    let operand =
      switch manual.completedOperand {
      case .words(let words): "1:word:(\(words.joined(separator: " ")))"
      case .path, .other: "*:path:_files"
      }
    return "        \(manual.name)) _arguments -s -S \\\n"
      + manual.allOptions.map(argument).joined() + "    \(operand.shellQuoted) ;;\n"
  }

  /// An option as a line for `_arguments`.
  private func argument(_ option: CommandOption) -> String {
    let summary = "[\(option.summary.escaped(in: "[]:\\"))]"
    var ending = summary
    if let value = option.completedValue, let name = option.value {
      let action =
        switch value {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .path: "_files"
        case .other: " "
        }
      ending += ":\(name.escaped(in: ":\\")):\(action)"
    }
    let long = option.spelling + (option.value == nil ? "" : "=")
    guard let letter = option.letter else {
      let again = option.isRepeatable ? "*" : ""
      return "    \((again + long + ending).shellQuoted) \\\n"
    }
    let short = "-\(letter)" + (option.value == nil ? "" : "+")
    let excluded = "(-\(letter) \(option.spelling))".shellQuoted
    return "    \(excluded){\(short),\(long)}\(ending.shellQuoted) \\\n"
  }
}

extension String {
  /// With a backslash before each of these signs.
  fileprivate func escaped(in signs: String) -> String {
    String(flatMap { signs.contains($0) ? ["\\", $0] : [$0] })
  }
}
