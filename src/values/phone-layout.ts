/**
 * Where the layout is a phone's, as the specification has it: at most 768 px wide, and higher than wide. So is what is
 * narrower than any other layout, such as a page that is enlarged four times. In style sheets it is `@media (--phone)`.
 */
export const phone = '((width <= 768px) and (aspect-ratio < 1)) or (width <= 480px)'
