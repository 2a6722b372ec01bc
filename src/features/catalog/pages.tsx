export const SoftwarePage = () => null;
export const TrainingsPage = () => null;
export const CoursesPage = () => null;
