/**
 * Replaces the package `hoist-non-react-statics`, and the old `react-is` below it, 1 kB of the first load:
 * Emotion and Formik have it for higher-order components, of which the site uses none.
 */
export default <Component>(target: Component): Component => target;
