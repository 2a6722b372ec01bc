import { RecordNotFound } from '../../domain/RecordNotFound';
import { pathTo } from '../../routing/paths';

/** Shown on a page whose URL names no template. */
export function TemplateNotFound() {
  return (
    <RecordNotFound
      pageTitle="Template not found"
      title="We could not find this template"
      description="It may have been removed, or the link may be incomplete. All others are one click away."
      next={{ to: pathTo('templates'), label: 'Browse templates' }}
    />
  );
}
