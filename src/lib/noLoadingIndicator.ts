/**
 * Replaces the indicator within MUI's buttons that are told to be `loading`, 1 kB of the first load: the
 * site's are not, because those that send something say so in words (see `SubmitButton`).
 */
export default () => null;
