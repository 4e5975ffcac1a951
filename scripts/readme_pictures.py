"""Turn screenshots of the browser tests into the README's pictures: `python scripts/readme_pictures.py`.

Run `make test` first; it leaves the screenshots in build/screenshots.
"""

import base64
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
SHOTS = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "images"
QUALITY = 82
NAMES = ("first-page", "venezia-decision-desk", "roma-result-desk", "tequila-decision-phone", "paris-decision-phone")


def main() -> int:
    """Write each picture as a JPEG of the screenshot's size; 1 where a screenshot is missing."""
    missing = [name for name in NAMES if not (SHOTS / f"{name}.png").is_file()]
    if missing:
        sys.stderr.write(f"no screenshot of {', '.join(missing)}: run `make test` first\n")
        return 1
    ensure = [sys.executable, str(ROOT / "scripts" / "ensure_chromium.py")]
    chromium = subprocess.run(ensure, capture_output=True, text=True, check=True).stdout.strip()
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name in NAMES:
            data = base64.b64encode((SHOTS / f"{name}.png").read_bytes()).decode()
            page.set_content(f"<body style='margin:0'><img src='data:image/png;base64,{data}'></body>")
            picture = page.locator("img")
            picture.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
