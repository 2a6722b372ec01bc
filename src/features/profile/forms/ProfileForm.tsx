import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/ApiError';
import { useSaveProfile, type VersionedProfile } from '../../../api/resources/profile';
import { AppForm } from '../../../forms/AppForm';
import { ConflictDialog } from '../../../forms/ConflictDialog';
import { dropDraft, readDraft, readDraftStart } from '../../../forms/drafts';
import { LeaveGuard } from '../../../forms/LeaveGuard';
import { fitting } from '../../../forms/useDraft';
import { useDraftEnd } from '../../../forms/useDraftEnd';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import {
  differences,
  only,
  PROFILE_LABELS,
  versionedValues,
  type ProfileValues,
  type VersionedValues,
} from './profileFields';
import { ProfileInputs } from './ProfileInputs';
import { profileSchema } from './profileSchema';
import { SaveBar } from './SaveBar';

const DRAFT = 'profile';
const PRECONDITION_FAILED = 412;

/** What was typed here, and what was saved elsewhere since it was begun. */
interface Conflict {
  mine: ProfileValues;
  theirs: VersionedValues;
}

/** The version that a draft from before was typed over: another may have been saved since. */
function keptBase(latest: VersionedValues): VersionedValues | undefined {
  const start = readDraftStart(DRAFT);
  return typeof start?.version === 'string' ? { ...latest, ...fitting(start, latest) } : undefined;
}

export interface ProfileFormProps {
  /** The profile as it was read last. */
  latest: VersionedProfile;
  /** Reads it again. */
  renew: () => Promise<VersionedProfile>;
  /** Whether the company comes first; elsewhere it is folded while nothing is known of it: not all have one. */
  isCompanyFirst?: boolean;
}

/**
 * The profile to be changed. What is typed starts from one version: where another was saved
 * meanwhile, the member sees what differs and chooses, and until then nothing typed is lost.
 */
export function ProfileForm({ latest, renew, isCompanyFirst = false }: ProfileFormProps) {
  const { run } = useSaveProfile();
  const signedIn = useSignedIn();
  const [kept] = useState(() => keptBase(versionedValues(latest)));
  const [base, setBase] = useState(() => kept ?? versionedValues(latest));
  // Stays when the dialog closes, which shows it until it has gone.
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isAsking, setAsking] = useState(false);

  // What was read again takes the place of what nobody has typed into; what was saved here stays, even
  // where reading it again fails.
  const [seen, setSeen] = useState(latest.version);
  if (latest.version !== seen) {
    setSeen(latest.version);
    if (readDraft(DRAFT) === undefined) setBase(versionedValues(latest));
  }
  useEffect(() => {
    if (readDraft(DRAFT) === undefined) dropDraft(DRAFT);
  }, [base]);

  // A draft that is given up gives way to what was saved last.
  useDraftEnd(DRAFT, () => setBase((now) => (now === kept ? versionedValues(latest) : now)));

  const save = async (mine: ProfileValues, from: VersionedValues): Promise<boolean> => {
    const changed = differences(mine, from);
    const { version } = from;
    const result = await signedIn(
      () => (changed.length > 0 ? run({ change: only(mine, changed), version }) : renew()),
      'save your profile',
    );
    if (!result) return false;
    flushSync(() => setBase(versionedValues(result)));
    showToast({ severity: 'success', message: 'Your profile was saved.' });
    return true;
  };

  const askWhich = async (mine: ProfileValues) => {
    setConflict({ mine, theirs: versionedValues(await renew()) });
    setAsking(true);
  };

  return (
    <>
      <AppForm
        label="My Profile"
        draft={DRAFT}
        initialValues={base}
        validationSchema={profileSchema}
        onSubmit={async (values) => {
          try {
            return await save(values, base);
          } catch (error) {
            if (!(error instanceof ApiError) || error.status !== PRECONDITION_FAILED) throw error;
            await askWhich(values);
            return false;
          }
        }}
      >
        <LeaveGuard saved={base} />
        {/* One block, within which the bar stays at the bottom of the window. */}
        <div>
          <Box sx={parts}>
            <ProfileInputs profile={latest.profile} isCompanyFirst={isCompanyFirst} />
          </Box>
          <SaveBar saved={base} />
        </div>
      </AppForm>
      {conflict ? (
        <ConflictDialog
          open={isAsking}
          what="profile"
          rows={rowsOf(conflict)}
          onClose={() => setAsking(false)}
          onKeepMine={async () => {
            const { mine, theirs } = conflict;
            try {
              if (await save(mine, theirs)) dropDraft(DRAFT);
              setAsking(false);
            } catch (error) {
              if (!(error instanceof ApiError) || error.status !== PRECONDITION_FAILED) throw error;
              await askWhich(mine);
            }
          }}
          onTakeTheirs={() => {
            flushSync(() => setBase(conflict.theirs));
            dropDraft(DRAFT);
            setAsking(false);
          }}
        />
      ) : null}
    </>
  );
}

/** As far from each other as from the other parts of the page. */
const parts = { display: 'grid', gap: { xs: 5, lg: 4 } } as const;

/** What differs between what was typed and what was saved elsewhere. */
function rowsOf({ mine, theirs }: Conflict) {
  return differences(mine, theirs).map((field) => ({
    label: PROFILE_LABELS[field],
    mine: mine[field],
    theirs: theirs[field],
  }));
}
