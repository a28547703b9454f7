// The shell program that sets up the sandbox and starts the scanner in it. It is process 1 of a
// namespace: all processes that the scanner started end with it.

/**
 * Arguments: the user's id or `-`, the kind of network, a folder for temporary mounts, the working
 * folder, then `hide:…`, `temporary:…`, `read:…` and `write:…`, `--`, and the program with its
 * arguments.
 *
 * A new network namespace starts without a loopback interface; if `ip` is not installed, perl
 * enables it (SIOCSIFFLAGS). Visible folders are first mounted aside, because they may be below
 * hidden ones. If host names are resolved by a file in a hidden folder, that file is made visible.
 * No process inside can regain privileges, so hidden folders stay hidden. A shell redirects
 * /dev/null to the standard input of commands started with `&`, so the standard input is passed on
 * another file descriptor.
 */
export const enterSandbox = `set -eu
umask 022
user=$1 network=$2 aside=$3 cwd=$4
shift 4
if [ "$network" = relayed ]; then
  ip link set lo up 2> /dev/null ||
    perl -MSocket -e 'socket(S, PF_INET, SOCK_DGRAM, 0) && ioctl(S, 0x8914, pack("a16sx22", "lo", 1)) or die "no loopback: $!\\n"'
fi
mount -t tmpfs -o mode=0755 sandbox "$aside"
names=$(readlink -f /etc/resolv.conf || echo /)
if [ -f "$names" ]; then : > "$aside/names"; mount --bind "$names" "$aside/names"; fi
n=0
for each; do
  case $each in
    --) break ;;
    read:* | write:*)
      n=$((n + 1)) folder=\${each#*:}
      if [ "$user" != - ] && [ "$(stat -c %u "$folder")" != "$user" ]; then chown -hR "$user:$user" "$folder"; fi
      mkdir "$aside/$n"
      mount --bind "$folder" "$aside/$n" ;;
  esac
done
for each; do
  case $each in
    --) break ;;
    hide:*) if [ -d "\${each#*:}" ]; then mount -t tmpfs -o mode=0755 sandbox "\${each#*:}"; fi ;;
    temporary:*) if [ -d "\${each#*:}" ]; then mount -t tmpfs -o mode=1777 sandbox "\${each#*:}"; fi ;;
  esac
done
if [ -f "$aside/names" ] && [ ! -f "$names" ]; then
  mkdir -p "\${names%/*}"
  : > "$names"
  mount --bind "$aside/names" "$names"
fi
n=0
while [ "$1" != -- ]; do
  case $1 in
    read:* | write:*)
      n=$((n + 1)) folder=\${1#*:}
      mkdir -p "$folder"
      mount --bind "$aside/$n" "$folder"
      case $1 in read:*) mount -o remount,bind,ro "$folder" ;; esac ;;
  esac
  shift
done
shift
umount -R "$aside"
cd "$cwd"
umask 077
exec 3<&0
if [ "$user" = - ]; then
  setpriv --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@" <&3 3<&- &
else
  setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@" <&3 3<&- &
fi
wait $!
`;
