/** What stands for the characters of a number that nobody may see. */
export const masked = (last4: string): string => `•••• ${last4}`;
