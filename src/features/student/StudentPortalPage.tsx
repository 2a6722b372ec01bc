import { useLocation } from 'react-router-dom';
import { CertificateView } from './CertificateView';
import { CourseNotFound } from './CourseNotFound';
import { CourseView } from './CourseView';
import { MyCourses } from './MyCourses';
import { readPortalUrl } from './portalUrl';

/** The Student Portal (specification, section 2): one's courses, a lesson, or a certificate. */
export function StudentPortalPage() {
  const { search } = useLocation();
  const view = readPortalUrl(search);
  switch (view.kind) {
    case 'courses':
      return <MyCourses page={view.page} />;
    case 'course':
      return <CourseView key={view.courseId} {...view} />;
    case 'certificate':
      return <CertificateView key={view.courseId} courseId={view.courseId} />;
    case 'unknown':
      return <CourseNotFound />;
  }
}
