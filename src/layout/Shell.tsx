import { Outlet } from 'react-router-dom';
import { MAIN_ID } from '../routing/RouteEffects';

export function Shell() {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
