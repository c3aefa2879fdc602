/** REST limits: lists are asked for in pages of at most 100. */
export default () => ({ rest: { prefix: "/api", defaultLimit: 25, maxLimit: 100, withCount: true } });
