/** The kinds of page, addressed by path; the server answers every one of them with the same document. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "rules"; id: string }
  | { page: "odds"; game: string | null }
  | { page: "cashier" }
  | { page: "responsible" }
  | { page: "history"; round: string | null }
  | { page: "sign-in" | "register" | "account" }
  | { page: "admin"; part: string | null }
  | { page: "dealer"; id: string | null }
  | { page: "supervisor"; part: string | null; id: string | null }
  | { page: "support"; part: string | null; id: string | null };

export function parse(path: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "rules" && second) return { page: "rules", id: second };
  if (first === "cashier" || first === "responsible") return { page: first };
  if (first === "odds") return { page: "odds", game: second ?? null };
  if (first === "history") return { page: "history", round: second ?? null };
  if (first === "sign-in" || first === "register" || first === "account") return { page: first };
  if (first === "admin") return { page: "admin", part: second ?? null };
  if (first === "dealer") return { page: "dealer", id: second ?? null };
  if (first === "support") return { page: "support", part: second ?? null, id: third ?? null };
  if (first === "supervisor") return { page: "supervisor", part: second ?? null, id: third ?? null };
  return { page: "lobby" };
}

export function address(route: Route): string {
  if (route.page === "table") return `/table/${encodeURIComponent(route.id)}`;
  if (route.page === "rules") return `/rules/${encodeURIComponent(route.id)}`;
  if (route.page === "cashier" || route.page === "responsible") return `/${route.page}`;
  if (route.page === "odds") return route.game ? `/odds/${encodeURIComponent(route.game)}` : "/odds";
  if (route.page === "history") return route.round ? `/history/${encodeURIComponent(route.round)}` : "/history";
  if (route.page === "sign-in" || route.page === "register" || route.page === "account") return `/${route.page}`;
  if (route.page === "admin") return route.part ? `/admin/${encodeURIComponent(route.part)}` : "/admin";
  if (route.page === "dealer") return route.id ? `/dealer/${encodeURIComponent(route.id)}` : "/dealer";
  if (route.page === "support") return ["/support", route.part, route.id && encodeURIComponent(route.id)].filter(Boolean).join("/");
  if (route.page === "supervisor") return ["/supervisor", route.part, route.id && encodeURIComponent(route.id)].filter(Boolean).join("/");
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
