// nginx in front of several servers: which of them is asked, and when another is asked instead. See
// docs/decisions/023-when-nginx-tries-another-server.md.
import { contract } from '#src/app/server-modules.ts'
import { tooLarge, tooManyRequests, unavailable, type Problem } from '#src/wire/problem.ts'
import type { Route } from '#src/wire/route.ts'

type Front = {
  /** Where nginx listens, as it wants it written. */
  listen: readonly string[]
  /** The names people reach us by; a request for any other is for somebody else. */
  names: readonly string[]
  servers: readonly string[]
  /** What it writes besides its answers. */
  pid: string
  errors: string
  temporary: string
}

const routes: Route[] = Object.values(contract).flatMap(feature => Object.values<Route>(feature))
const takesFile = ({ body }: Route) => body === 'stream'
const largestCall = Math.max(...routes.filter(one => !takesFile(one)).map(({ bodyLimit }) => bodyLimit))
/** A little more passes, so that the product itself says in its own words what is too large. */
const passing = (bytes: number) => 2 * bytes

export const nginxConf = ({ listen, names, servers, pid, errors, temporary }: Front): string => `
worker_processes 2;
pid ${pid};
# What goes wrong with a request is written with its address, which may hold somebody's code: only what concerns all.
error_log ${errors} crit;

events {
  worker_connections 4096;
}

http {
  # Requests are logged by the product, with their route in place of their address.
  access_log off;
  server_tokens off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `  ${name}_temp_path ${temporary}/${name};`).join('\n')}

  upstream safar {
    # No server is left out for having failed: one that is down refuses at once and the next is asked, and were all left
    # out at once, nobody would be answered.
${servers.map(server => `    server ${server} max_fails=0;`).join('\n')}
    keepalive 64;
    # Shorter than a server goes on serving after it was asked to stop (SAFAR_DRAIN_SECONDS): no idle connection is left
    # by then, which it might close while a request is on its way.
    keepalive_timeout 500ms;
  }

  # The same keys as the product takes, and from those who are signed in: of nobody else it keeps any.
  map "$request_method $http_idempotency_key $http_cookie$http_authorization" $way {
    "~^(GET|HEAD) " again;
    "~^\\w+ [\\w-]{8,100} .*(safar_session=|Bearer )" again;
    default once;
  }

  # One household: an address of IPv4, or the first 64 bits of IPv6. Who asks from this machine is one of ours.
  map $remote_addr $household {
    127.0.0.1 "";
    ::1 "";
    "~^((?:[0-9a-f]+:){4}|(?:[0-9a-f]+:){1,3}:)" $1;
    default $remote_addr;
  }
  # A page asks for about forty things, and a mobile network has thousands of phones behind one address: only a flood is
  # stopped here, and what may be done how often the product counts itself.
  limit_req_zone $household zone=households:10m rate=100r/s;
  limit_req_status 429;

  server {
${listen.map(address => `    listen ${address} default_server;`).join('\n')}
    server_name _;
    return 421;
  }

  server {
${listen.map(address => `    listen ${address};`).join('\n')}
    server_name ${names.join(' ')};

    client_max_body_size ${passing(largestCall)};
    # What is no file stays in memory.
    client_body_buffer_size ${passing(largestCall)};
    client_header_timeout 15s;
    client_body_timeout 30s;
    send_timeout 60s;
    reset_timedout_connection on;

    proxy_http_version 1.1;
    proxy_connect_timeout 1s;
    proxy_read_timeout 60s;
    # Answers may be somebody's papers: what a slow reader has not taken yet stays in memory.
    proxy_max_temp_file_size 0;
    proxy_next_upstream_tries ${servers.length};
    proxy_next_upstream_timeout 10s;

    # What a client says of itself is not passed on: from here on its address is the one it came from.
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host "";
    proxy_set_header Forwarded "";
    proxy_set_header X-Request-Id "";
    proxy_set_header traceparent "";

    limit_req zone=households burst=2000 nodelay;

    recursive_error_pages on;
    error_page 413 @too_large;
    error_page 429 @too_many;
    error_page 502 504 =503 @away;

    # Whoever runs the server asks each server itself.
    location = /metrics {
      return 404;
    }

    location = /api/events {
      proxy_buffering off;
      # Each server writes at least every fifteen seconds: one that is silent for longer is gone.
      proxy_read_timeout 60s;
      proxy_next_upstream error timeout non_idempotent;
      proxy_pass http://safar;
    }

    # Whether anybody is ready, rather than the one that is asked.
    location = /readyz {
      proxy_next_upstream error timeout http_503;
      proxy_pass http://safar;
    }

    # While a release is being changed one server has a page and another its scripts.
    location /assets/ {
      proxy_next_upstream error timeout http_404;
      proxy_pass http://safar;
    }

    # Asked of another server only as long as this one was sent nothing. nginx itself sends PUT and DELETE again, which
    # say what shall be rather than what to add.
    location / {
      error_page 413 @too_large;
      error_page 429 @too_many;
      error_page 502 504 =503 @away;
      error_page 480 = @again;
      if ($way = again) {
        return 480;
      }
      proxy_next_upstream error timeout;
      proxy_pass http://safar;
    }

    # It reads, or carries a key under which it happens once.
    location @again {
      proxy_next_upstream error timeout non_idempotent;
      proxy_pass http://safar;
    }

    # A file is not kept here first: it would lie on this disk unsealed. It goes through as it comes, and cut off by a
    # server's death it is for the browser to send again.
${routes.filter(takesFile).map(fileLocation).join('\n')}

${answerOf('too_large', tooLarge)}
${answerOf('too_many', tooManyRequests)}
${answerOf('away', unavailable)}
  }
}
`

const fileLocation = ({ path, bodyLimit }: Route): string => `    location ~ ^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$ {
      client_max_body_size ${passing(bodyLimit)};
      proxy_request_buffering off;
      proxy_next_upstream error timeout;
      proxy_pass http://safar;
    }`

/** Said in the one shape that every refusal has. */
const answerOf = (name: string, { code, status, message }: Problem): string => `    location @${name} {
      default_type "application/json; charset=utf-8";
      add_header Cache-Control no-store always;
      return ${status} '${JSON.stringify({ code, message })}';
    }`
