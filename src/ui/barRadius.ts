/** How round the upper ends of the bars of every chart are, in px. */
export const BAR_RADIUS = 3;
