//! The configuration of programs that use the MCP server, for the settings page. `docs/mcp.md` has the same.

/// A program, and what belongs into which of its files.
pub struct McpClientConfiguration {
    pub name: &'static str,
    /// The path of the file, or the place in a request.
    pub file: &'static str,
    pub configuration: String,
}

/// Returns the configuration of each program for the server at this address.
pub fn all(address: &str) -> Vec<McpClientConfiguration> {
    let client = |(name, file, configuration): &(&'static str, &'static str, &str)| McpClientConfiguration {
        name,
        file,
        configuration: configuration.replace(ADDRESS, address),
    };
    CLIENTS.iter().map(client).collect()
}

/// Stands for the address of the server.
const ADDRESS: &str = "{address}";

/// The most used first. A name with another way to write it belongs to the program: each reads a variable of the
/// environment in its own way, and some read none.
const CLIENTS: [(&str, &str, &str); 10] = [
    ("Claude Code", ".mcp.json", CLAUDE_CODE),
    ("Claude Desktop", "claude_desktop_config.json", CLAUDE_DESKTOP),
    ("Cursor", ".cursor/mcp.json", CURSOR),
    ("VS Code", ".vscode/mcp.json", VS_CODE),
    ("Codex CLI", "~/.codex/config.toml", CODEX),
    ("Gemini CLI", "~/.gemini/settings.json", GEMINI),
    ("Windsurf", "~/.codeium/windsurf/mcp_config.json", WINDSURF),
    ("Zed", "settings.json", ZED),
    ("Cline", "cline_mcp_settings.json", CLINE),
    ("OpenAI", "tools (POST /v1/responses)", OPENAI),
];

const CLAUDE_CODE: &str = r#"{
  "mcpServers": {
    "colloquy": {
      "type": "http",
      "url": "{address}",
      "headers": { "Authorization": "Bearer ${COLLOQUY_API_KEY}" }
    }
  }
}"#;

const CLAUDE_DESKTOP: &str = r#"{
  "mcpServers": {
    "colloquy": {
      "command": "npx",
      "args": ["mcp-remote", "{address}", "--header", "Authorization:${COLLOQUY_AUTHORIZATION}"],
      "env": { "COLLOQUY_AUTHORIZATION": "Bearer clq_…" }
    }
  }
}"#;

const CURSOR: &str = r#"{
  "mcpServers": {
    "colloquy": {
      "url": "{address}",
      "headers": { "Authorization": "Bearer ${env:COLLOQUY_API_KEY}" }
    }
  }
}"#;

const VS_CODE: &str = r#"{
  "inputs": [{ "type": "promptString", "id": "colloquy-key", "description": "Colloquy API key", "password": true }],
  "servers": {
    "colloquy": {
      "type": "http",
      "url": "{address}",
      "headers": { "Authorization": "Bearer ${input:colloquy-key}" }
    }
  }
}"#;

const CODEX: &str = r#"[mcp_servers.colloquy]
url = "{address}"
bearer_token_env_var = "COLLOQUY_API_KEY""#;

const GEMINI: &str = r#"{
  "mcpServers": {
    "colloquy": {
      "httpUrl": "{address}",
      "headers": { "Authorization": "Bearer $COLLOQUY_API_KEY" }
    }
  }
}"#;

const WINDSURF: &str = r#"{
  "mcpServers": {
    "colloquy": {
      "serverUrl": "{address}",
      "headers": { "Authorization": "Bearer ${env:COLLOQUY_API_KEY}" }
    }
  }
}"#;

const ZED: &str = r#"{
  "context_servers": {
    "colloquy": {
      "url": "{address}",
      "headers": { "Authorization": "Bearer clq_…" }
    }
  }
}"#;

const CLINE: &str = r#"{
  "mcpServers": {
    "colloquy": {
      "type": "streamableHttp",
      "url": "{address}",
      "headers": { "Authorization": "Bearer clq_…" }
    }
  }
}"#;

const OPENAI: &str = r#"{
  "type": "mcp",
  "server_label": "colloquy",
  "server_url": "{address}",
  "authorization": "clq_…",
  "require_approval": "always"
}"#;

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    const PAGE: &str = include_str!("../../../docs/mcp.md");

    /// Returns the part of the page about clients.
    fn documented() -> &'static str {
        let section = PAGE.split("\n## ").find(|section| section.starts_with("Configuring clients\n"));
        section.expect("a section about clients")
    }

    #[test]
    fn the_documentation_has_the_same_clients_with_the_same_configurations() {
        let clients = all("https://colloquy.example.org/api/mcp");
        let mut rest = documented();
        for client in &clients {
            let language = if client.file.ends_with(".toml") { "toml" } else { "json" };
            let (_, named) = rest
                .split_once(&format!("\n**{}**", client.name))
                .unwrap_or_else(|| panic!("docs/mcp.md lacks {}, or has it in another order", client.name));
            let (before, block) = named.split_once("```").expect("a block");
            assert!(before.contains(client.file.split(' ').next().unwrap_or_default()), "{before}");
            let (block, after) = block.split_once("\n```\n").expect("the end of a block");
            assert_eq!(block, format!("{language}\n{}", client.configuration), "{}", client.name);
            rest = after;
        }
        let blocks = documented().matches("\n```\n").count();
        assert_eq!(blocks, clients.len(), "docs/mcp.md has a configuration that the console lacks");
    }

    #[test]
    fn each_configuration_is_readable_and_has_the_address_once() {
        for client in all("https://colloquy.example.org/api/mcp") {
            let text = &client.configuration;
            assert_eq!(text.matches("https://colloquy.example.org/api/mcp").count(), 1, "{}", client.name);
            assert!(text.contains("clq_…") != text.contains("COLLOQUY_API_KEY") || text.contains("input:"));
            if !client.file.ends_with(".toml") {
                serde_json::from_str::<Value>(text)
                    .unwrap_or_else(|fault| panic!("{}: {fault}", client.name));
            }
        }
    }
}
