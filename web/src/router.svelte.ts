/** Five kinds of page, addressed by path; the server answers every one of them with the same document. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "rules"; id: string }
  | { page: "odds"; game: string | null }
  | { page: "history"; round: string | null };

export function parse(path: string): Route {
  const [first, second] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "rules" && second) return { page: "rules", id: second };
  if (first === "odds") return { page: "odds", game: second ?? null };
  if (first === "history") return { page: "history", round: second ?? null };
  return { page: "lobby" };
}

export function address(route: Route): string {
  if (route.page === "table") return `/table/${encodeURIComponent(route.id)}`;
  if (route.page === "rules") return `/rules/${encodeURIComponent(route.id)}`;
  if (route.page === "odds") return route.game ? `/odds/${encodeURIComponent(route.game)}` : "/odds";
  if (route.page === "history") return route.round ? `/history/${encodeURIComponent(route.round)}` : "/history";
  return "/";
}

class Router {
  now = $state.raw<Route>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.now = parse(location.pathname)));
  }

  go(route: Route): void {
    history.pushState(null, "", address(route));
    this.now = route;
    scrollTo(0, 0);
  }

  /** For links: a plain click stays in the page, any other is the browser's. */
  follow = (event: MouseEvent, route: Route): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(route);
  };
}

export const router = new Router();
