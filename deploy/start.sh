#!/bin/sh
# Writes config.json and the content security policy from the VITE_* names of the environment, then serves.
# The policy says what scripts/responseHeaders.ts says; test/e2e/deploy.spec.ts compares the two.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
export CONSOLE_ROOT="${CONSOLE_ROOT:-/srv/console}"
export CONSOLE_RUNTIME="${CONSOLE_RUNTIME:-/tmp/console}"
if [ -n "${CONSOLE_BACKEND:-}" ]; then CONSOLE_BACKEND_STATE=forwarded; else CONSOLE_BACKEND_STATE=missing; fi
export CONSOLE_BACKEND_STATE
mkdir -p "$CONSOLE_RUNTIME"

names=$(env | sed -n 's/^\(VITE_[A-Z0-9_]*\)=.*/\1/p' | sort)

value() { eval "printf '%s' \"\${$1:-}\""; }

# scheme and host of a URL, '' for anything else
origin() { printf '%s' "$1" | sed -nE 's#^(https?://[^/?\#]+).*#\1#p'; }

# https://{service}.example becomes https://*.example; with {service} elsewhere there is one host
platform() {
  case "$1" in
    http://{service}.* | https://{service}.*) origin "$1" | sed 's/{service}/*/' ;;
    *) origin "$1" ;;
  esac
}

previews() {
  own=$(origin "$(value VITE_SERVICE_RENDERING)")
  if [ -n "$own" ]; then printf '%s' "$own"; else origin "$(value VITE_PLATFORM_URL | sed 's/{service}/rendering/g')"; fi
}

connections() {
  origin "$(value VITE_OIDC_AUTHORITY)"; echo
  platform "$(value VITE_PLATFORM_URL)"; echo
  for name in $names; do
    case "$name" in VITE_SERVICE_*) origin "$(value "$name")"; echo ;; esac
  done
  origin "$(value VITE_BACKEND_URL)"; echo
  origin "$(value VITE_NOTIFICATIONS_URL)"; echo
}

joined() { awk 'NF && !seen[$0]++ { printf " %s", $0 }'; }

policy() {
  printf '%s' "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:$(previews | joined); font-src 'self'; "
  printf '%s' "connect-src 'self'$(connections | joined); frame-src 'self'$(origin "$(value VITE_OIDC_AUTHORITY)" | joined); "
  printf '%s' "base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors $1; "
  printf '%s' "require-trusted-types-for 'script'; trusted-types 'none'"
}

CONSOLE_POLICY=$(policy "'none'")
CONSOLE_SILENT_POLICY=$(policy "'self'")
export CONSOLE_POLICY CONSOLE_SILENT_POLICY

{
  printf '{'
  separator=''
  for name in $names; do
    escaped=$(value "$name" | tr -d '\n\r' | sed 's/\\/\\\\/g; s/"/\\"/g')
    printf '%s\n  "%s": "%s"' "$separator" "$name" "$escaped"
    separator=','
  done
  printf '\n}\n'
} > "$CONSOLE_RUNTIME/config.json"

exec caddy run --config "$here/Caddyfile" --adapter caddyfile
