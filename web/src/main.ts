import "./main.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { Session } from "./session.svelte";

const session = new Session();
void session.start();
mount(App, { target: document.getElementById("app")!, props: { session } });
