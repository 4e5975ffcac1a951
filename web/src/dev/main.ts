/** The client against a scripted house: `npm run dev`, then /dev.html. `house` is there for the console. */
import "../main.css";
import { mount } from "svelte";
import App from "../App.svelte";
import { Session } from "../session.svelte";
import { FakeHouse } from "./fake";

const house = new FakeHouse();
Object.assign(window, { house });
if (location.pathname.endsWith("dev.html")) history.replaceState(null, "", "/");
const session = new Session(house);
void session.start();
mount(App, { target: document.getElementById("app")!, props: { session } });
