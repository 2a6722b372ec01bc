export const CheckoutPage = () => null;
