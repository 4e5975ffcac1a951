"""A stream to try the table's video with: `python scripts/test_stream.py`, then name its address to the house.

It makes a test picture in two qualities with ffmpeg, and serves it as HLS on this machine alone: as if it were filmed
now, or, with --start-ms, as a recording whose first picture was taken then. Ctrl-C closes.
"""

import argparse
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import imageio_ffmpeg

ROOT = Path(__file__).resolve().parents[1]
SEGMENT_MS = 2000
SEGMENTS = 20
PICTURES_PER_SECOND = 10
IN_SIGHT = 6
"""Segments that a stream of now offers at a time."""

CODEC = "avc1.42C01E"
TYPES = {".m3u8": "application/vnd.apple.mpegurl", ".ts": "video/mp2t"}


@dataclass(frozen=True)
class Quality:
    """A size of the picture, and what it takes on the line."""

    name: str
    width: int
    height: int
    bits_per_second: int


QUALITIES = (Quality("high", 640, 360, 600_000), Quality("low", 320, 180, 150_000))


def make(folder: Path) -> None:
    """Write the segments of all qualities, unless they are there."""
    done = folder / "done"
    if done.exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    seconds = SEGMENT_MS * SEGMENTS // 1000
    best = QUALITIES[0]
    picture = f"testsrc2=size={best.width}x{best.height}:rate={PICTURES_PER_SECOND}:duration={seconds}"
    command = [_ffmpeg(), "-loglevel", "error", "-y", "-f", "lavfi", "-i", picture]
    for quality in QUALITIES:
        command += ["-map", "0:v", "-vf", f"scale={quality.width}:{quality.height}"]
        command += ["-c:v", "libx264", "-preset", "ultrafast", "-profile:v", "baseline", "-level", "3.0"]
        command += ["-pix_fmt", "yuv420p", "-b:v", str(quality.bits_per_second // 2)]
        command += ["-g", str(PICTURES_PER_SECOND * SEGMENT_MS // 1000), "-sc_threshold", "0"]
        command += ["-f", "segment", "-segment_format", "mpegts", "-segment_time", str(SEGMENT_MS / 1000)]
        command += [str(folder / f"{quality.name}-%d.ts")]
    subprocess.run(command, check=True)
    done.touch()


def _ffmpeg() -> str:
    """The system's ffmpeg, else the one that comes as a package."""
    return shutil.which("ffmpeg") or imageio_ffmpeg.get_ffmpeg_exe()


def choice() -> str:
    """The list of the qualities."""
    lines = ["#EXTM3U", "#EXT-X-VERSION:3"]
    for quality in QUALITIES:
        size = f"{quality.width}x{quality.height}"
        lines.append(f'#EXT-X-STREAM-INF:BANDWIDTH={quality.bits_per_second},RESOLUTION={size},CODECS="{CODEC}"')
        lines.append(f"{quality.name}.m3u8")
    return "\n".join(lines) + "\n"


def recording(quality: str, start_ms: int) -> str:
    """All segments, the first picture taken at ``start_ms``."""
    return _playlist(quality, 0, SEGMENTS, start_ms) + "#EXT-X-ENDLIST\n"


def of_now(quality: str, now_ms: int) -> str:
    """The last segments that would be filmed by now, over and over."""
    last = now_ms // SEGMENT_MS
    return _playlist(quality, last - IN_SIGHT, last, 0)


def _playlist(quality: str, first: int, end: int, start_ms: int) -> str:
    again = max(0, first - 1) // SEGMENTS  # times that the segments began anew before the first of these
    lines = ["#EXTM3U", "#EXT-X-VERSION:3", f"#EXT-X-TARGETDURATION:{SEGMENT_MS // 1000}"]
    lines += [f"#EXT-X-MEDIA-SEQUENCE:{first}", f"#EXT-X-DISCONTINUITY-SEQUENCE:{again}"]
    for number in range(first, end):
        if number % SEGMENTS == 0 and number:
            lines.append("#EXT-X-DISCONTINUITY")
        taken = datetime.fromtimestamp((start_ms + number * SEGMENT_MS) / 1000, UTC)
        lines.append(f"#EXT-X-PROGRAM-DATE-TIME:{taken.isoformat(timespec='milliseconds')}")
        lines += [f"#EXTINF:{SEGMENT_MS / 1000:.3f},", f"{quality}-{number % SEGMENTS}.ts"]
    return "\n".join(lines) + "\n"


class Stream(BaseHTTPRequestHandler):
    """Answers for the lists and the segments; any page may read them."""

    def __init__(self, folder: Path, start_ms: int | None, *given: object) -> None:
        """Serve ``folder``, as of now where ``start_ms`` is None."""
        self.folder, self.start_ms = folder, start_ms
        super().__init__(*given)  # type: ignore[arg-type] # the server's own three

    def do_GET(self) -> None:
        """Send a list or a segment."""
        name = self.path.partition("?")[0].removeprefix("/")
        found = self._found(name)
        self.send_response(HTTPStatus.NOT_FOUND if found is None else HTTPStatus.OK)
        self.send_header("access-control-allow-origin", "*")
        self.send_header("cache-control", "no-store")
        self.send_header("content-type", TYPES.get(Path(name).suffix, "text/plain"))
        self.send_header("content-length", str(len(found or b"")))
        self.end_headers()
        self.wfile.write(found or b"")

    def _found(self, name: str) -> bytes | None:
        if name == "index.m3u8":
            return choice().encode()
        for quality in QUALITIES:
            if name == f"{quality.name}.m3u8" and self.start_ms is not None:
                return recording(quality.name, self.start_ms).encode()
            if name == f"{quality.name}.m3u8":
                return of_now(quality.name, int(time.time() * 1000)).encode()
            if name in {f"{quality.name}-{number}.ts" for number in range(SEGMENTS)}:
                return (self.folder / name).read_bytes()
        return None

    def log_message(self, *_: object) -> None:
        """Say nothing of each request."""


def main() -> int:
    """Make the stream and serve it until interrupted."""
    parser = argparse.ArgumentParser(description="Serve a test stream (HLS) in two qualities on this machine.")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "test-stream", help="where its files are kept")
    parser.add_argument("--port", type=int, default=8900, help="0 for any (default: %(default)s)")
    parser.add_argument("--start-ms", type=int, help="a recording that began then (Unix time), not a stream of now")
    given = parser.parse_args()
    make(given.folder)
    with ThreadingHTTPServer(("127.0.0.1", given.port), partial(Stream, given.folder, given.start_ms)) as server:
        sys.stdout.write(f"stream at http://127.0.0.1:{server.server_address[1]}/index.m3u8\n")
        sys.stdout.flush()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
