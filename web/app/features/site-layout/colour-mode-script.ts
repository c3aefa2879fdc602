/** Storage key of the visitor's colour mode: `light` or `dark`; absent follows the system. */
export const colourModeKey = "colour-mode";

/**
 * Runs in the head, before anything is drawn, so that no page flashes in the
 * wrong mode. A forced mode stands. Static, so that a content security policy
 * can name its hash. Reading the storage throws where the browser blocks it;
 * then the system's mode is right.
 */
export const colourModeScript =
  `(function(){var d=document.documentElement;if(!d.hasAttribute("data-mode-forced"))` +
  `try{var m=localStorage.getItem("${colourModeKey}");` +
  `if(m==="light"||m==="dark")d.setAttribute("data-mode",m)}catch(e){}})()`;
