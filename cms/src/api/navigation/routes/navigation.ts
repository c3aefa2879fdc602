export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/navigation/render/:name", handler: "navigation.render", config: {} }],
};
