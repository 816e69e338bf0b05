#!/bin/sh
# Writes config.json and the content security policy from the VITE_* names of the environment, then serves with Caddy,
# or with nginx where CONSOLE_SERVER says so. The policy says what scripts/responseHeaders.ts says;
# test/house/deploy.test.ts compares the two. All other security headers are in headers.txt.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
export CONSOLE_ROOT="${CONSOLE_ROOT:-/srv/console}"
export CONSOLE_RUNTIME="${CONSOLE_RUNTIME:-/tmp/console}"
if [ -n "${CONSOLE_BACKEND:-}" ]; then CONSOLE_BACKEND_STATE=forwarded; else CONSOLE_BACKEND_STATE=missing; fi
export CONSOLE_BACKEND_STATE
mkdir -p "$CONSOLE_RUNTIME"

# The services of src/api/endpoints.ts; the same test holds the two lists equal.
services='order-manager product-categories item-service item-history manufacturing-data order-service order-request
merchant-order fulfillment-order-manager fulfillment-expectations change-request-router fulfiller-identity carriers
merchant-config product-catalog surfaces rendering claims complaints client-directory access-management customizr
subscriptions'

# Bytes are bytes: a setting may hold any letter.
export LC_ALL=C

# The origins that one directive of the policy names, each once, with a space before it.
origins() {
  awk -v directive="$1" -v services="$(echo $services)" '
    # scheme and host of a plain http(s) URL, "" for anything else
    function origin(url) {
      gsub(/[\t\r\n]/, "", url)
      gsub(/^[\001-\040]+|[\001-\040]+$/, "", url)
      if (!match(url, /^https?:\/\/[][A-Za-z0-9._:-]+/)) return ""
      if (substr(url, RLENGTH + 1, 1) !~ /^[\/?#]?$/) return ""
      url = tolower(substr(url, 1, RLENGTH))
      if (url ~ /^https:/) sub(/:443$/, "", url)
      else sub(/:80$/, "", url)
      return url
    }
    function service_origin(service,   name, template) {
      name = "VITE_SERVICE_" toupper(service)
      gsub(/-/, "_", name)
      if (ENVIRON[name] != "") return origin(ENVIRON[name])
      template = ENVIRON["VITE_PLATFORM_URL"]
      gsub(/[{]service[}]/, service, template)
      return origin(template)
    }
    function add(source) {
      if (source != "" && !seen[source]++) printf " %s", source
    }
    BEGIN {
      if (directive == "img-src") add(service_origin("rendering"))
      else add(origin(ENVIRON["VITE_OIDC_AUTHORITY"]))
      if (directive != "connect-src") exit
      count = split(services, slugs, " ")
      for (i = 1; i <= count; i++) add(service_origin(slugs[i]))
      add(origin(ENVIRON["VITE_BACKEND_URL"]))
      add(origin(ENVIRON["VITE_NOTIFICATIONS_URL"]))
      add(origin(ENVIRON["VITE_REPORT_URL"]))
    }'
}

policy() {
  printf '%s' "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:$(origins img-src); font-src 'self'; "
  printf '%s' "connect-src 'self'$(origins connect-src); frame-src 'self'$(origins frame-src); "
  printf '%s' "base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors $1; "
  printf '%s' "require-trusted-types-for 'script'; trusted-types 'none'"
}

CONSOLE_POLICY=$(policy "'none'")
CONSOLE_SILENT_POLICY=$(policy "'self'")
export CONSOLE_POLICY CONSOLE_SILENT_POLICY

# The VITE_* names as JSON: quotes, backslashes and control characters escaped, everything else as it is.
awk '
  function json(text,   i, letter, out) {
    for (i = 1; i <= length(text); i++) {
      letter = substr(text, i, 1)
      out = out (letter in escaped ? escaped[letter] : letter)
    }
    return "\"" out "\""
  }
  BEGIN {
    for (code = 1; code < 32; code++) escaped[sprintf("%c", code)] = sprintf("\\u%04x", code)
    escaped["\""] = "\\\""
    escaped["\\"] = "\\\\"
    printf "{"
    for (name in ENVIRON)
      if (name ~ /^VITE_[A-Z0-9_]+$/) {
        printf "%s\n  %s: %s", separator, json(name), json(ENVIRON[name])
        separator = ","
      }
    printf "\n}\n"
  }' > "$CONSOLE_RUNTIME/config.json"

# The headers of headers.txt, one a line, as one of the two servers reads them.
headers() {
  awk -v format="$1" '{
    colon = index($0, ": ")
    printf format, substr($0, 1, colon - 1), substr($0, colon + 2)
  }' "$here/headers.txt"
}

# The ${NAMES} of nginx.conf; quotes and backslashes of a value stay inside its own quotes.
fill_in() {
  awk '{
    while (match($0, /[$][{][A-Z_]+[}]/)) {
      value = ENVIRON[substr($0, RSTART + 2, RLENGTH - 3)]
      if (substr($0, RSTART - 1, 1) == "\"") gsub(/[\\"]/, "\\\\&", value)
      printf "%s%s", substr($0, 1, RSTART - 1), value
      $0 = substr($0, RSTART + RLENGTH)
    }
    print
  }' "$here/nginx.conf"
}

case "${CONSOLE_SERVER:-caddy}" in
  caddy)
    headers 'header %s "%s"\n' > "$CONSOLE_RUNTIME/headers.caddy"
    exec caddy run --config "$here/Caddyfile" --adapter caddyfile
    ;;
  nginx)
    if ! command -v nginx > /dev/null; then
      echo 'CONSOLE_SERVER=nginx needs nginx on the PATH. The image of deploy/Containerfile contains Caddy only.' >&2
      exit 1
    fi
    headers 'add_header %s "%s" always;\n' > "$CONSOLE_RUNTIME/headers.nginx"
    export PORT="${PORT:-8080}" CONSOLE_ACCESS_LOG="${CONSOLE_ACCESS_LOG:-/dev/stdout}"
    # The account that starts the server serves: left to itself, nginx would take another one that cannot read the files.
    if [ "$(id -u)" = 0 ]; then CONSOLE_NGINX_USER='user root;'; else CONSOLE_NGINX_USER=''; fi
    if [ "$CONSOLE_BACKEND_STATE" = forwarded ]; then
      CONSOLE_BACKEND_CACHE=''
      CONSOLE_NGINX_BACKEND="proxy_pass $CONSOLE_BACKEND; proxy_http_version 1.1; proxy_set_header Connection '';"
    else
      CONSOLE_BACKEND_CACHE=no-store
      CONSOLE_NGINX_BACKEND="default_type application/json; return 404 '{\"title\":\"Not found\",\"status\":404,\"detail\":\"This console is served without a backend (CONSOLE_BACKEND).\"}';"
    fi
    export CONSOLE_NGINX_USER CONSOLE_NGINX_BACKEND CONSOLE_BACKEND_CACHE
    fill_in > "$CONSOLE_RUNTIME/nginx.conf"
    exec nginx -e stderr -p "$CONSOLE_RUNTIME" -c "$CONSOLE_RUNTIME/nginx.conf"
    ;;
  *)
    echo "CONSOLE_SERVER=$CONSOLE_SERVER is not a server that deploy/ knows: caddy or nginx." >&2
    exit 1
    ;;
esac
