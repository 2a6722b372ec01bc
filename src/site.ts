/** The name of the marketplace, here and nowhere else: to rename the site, change this line. */
export const SITE_NAME = 'Dealwright';

/** The year in the footer (specification section 9). */
export const COPYRIGHT_YEAR = 2023;
