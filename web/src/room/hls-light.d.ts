/** The light build speaks like the full one, without subtitles, alternate sound and encryption by the browser. */
declare module "hls.js/light" {
  export * from "hls.js";
  export { default } from "hls.js";
}
