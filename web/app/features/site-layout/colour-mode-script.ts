/** Key in localStorage of the visitor's colour mode (`light` or `dark`); without it the system decides. */
export const colourModeKey = "colour-mode";

/**
 * Applies the stored colour mode in the head, before the first paint, unless the page forces a mode. It is constant, so
 * that the content security policy can name its hash. When the browser blocks storage, the system's mode applies.
 */
export const colourModeScript =
  `(function(){var d=document.documentElement;if(!d.hasAttribute("data-mode-forced"))` +
  `try{var m=localStorage.getItem("${colourModeKey}");` +
  `if(m==="light"||m==="dark")d.setAttribute("data-mode",m)}catch(e){}})()`;
