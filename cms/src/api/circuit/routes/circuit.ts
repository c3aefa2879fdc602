export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/circuit", handler: "circuit.find", config: {} }],
};
