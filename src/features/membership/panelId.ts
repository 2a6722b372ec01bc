/** The element id of the panel to join in. */
export const PANEL_ID = 'your-membership';
