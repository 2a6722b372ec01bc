export const ReportPage = () => null;
