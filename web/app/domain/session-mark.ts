/**
 * Name of the cookie that says that there is a session, and nothing of whose. Scripts may read it: pages for everyone are
 * the same with a session and without, and the header shows the account by it.
 */
export const sessionMark = "signed-in";
