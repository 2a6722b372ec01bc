import { useState } from 'react';
import { ApiError } from '../../../api/ApiError';
import {
  usePartnerSetup,
  useSaveSetup,
  type PartnerSetup,
  type SetupChange,
  type VersionedSetup,
} from '../../../api/resources/partner-setup';
import { useSignedIn } from '../../../session/useSignedIn';

const PRECONDITION_FAILED = 412;

/** What was typed here, against what was saved elsewhere since it was begun. */
interface Conflict {
  change: SetupChange;
  theirs: VersionedSetup;
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.status === PRECONDITION_FAILED;

/** Whether a step was saved elsewhere since; finishing is in nobody's way. */
function isSame({ step }: SetupChange, before: PartnerSetup, now: PartnerSetup): boolean {
  return step === 'completion' || JSON.stringify(before[step]) === JSON.stringify(now[step]);
}

/**
 * Saves a step of a setup, starting from the version at which its form began. Another window may have
 * saved another step meanwhile; where it was the same one, `conflict` holds what is to be chosen from.
 *
 * @param base the setup as the form began with it
 * @param saysSame whether a change says what was saved meanwhile, such as by itself before its answer
 *   was lost
 */
export function useStepSave(
  partnerAccountId: string,
  base: VersionedSetup,
  saysSame: (change: SetupChange, now: PartnerSetup) => boolean,
) {
  const { renew } = usePartnerSetup(partnerAccountId);
  const { run } = useSaveSetup(partnerAccountId);
  const signedIn = useSignedIn();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** @returns the setup then; undefined where it was not saved after all */
  const save = async (
    change: SetupChange,
    from: VersionedSetup = base,
  ): Promise<VersionedSetup | undefined> => {
    const send = (version: string) =>
      signedIn(() => run({ ...change, version }), 'save your setup');
    try {
      return await send(from.version);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const theirs = await renew();
      if (isSame(change, from.setup, theirs.setup) || saysSame(change, theirs.setup))
        return save(change, theirs);
      setConflict({ change, theirs });
      return undefined;
    }
  };

  return { save, conflict, closeConflict: () => setConflict(null) };
}
