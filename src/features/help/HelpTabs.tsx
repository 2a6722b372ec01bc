import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHelpGroups, useHelpQuestions, type HelpGroup } from '../../api/resources/help';
import { HelpAnswers } from '../../domain/HelpAnswers';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { pathTo } from '../../routing/paths';
import { parseSlug, UrlReader } from '../../list/UrlReader';
import { QueryView } from '../../ui/QueryView';
import { GroupSelect } from './GroupSelect';
import { HelpTabsSkeleton } from './HelpTabsSkeleton';
import { AnswersSkeleton } from './PopularQuestions';
import { panel, phoneOnly, tabColumns, tabStyles, wideOnly } from './helpTabStyles';
import { partHeading } from '../../theme/pageSteps';

/**
 * The seven groups as vertical tabs (specification, section 2, Contact), and on narrow windows as a
 * list to choose from. The chosen one is in the URL: `?group=licenses`.
 */
export function HelpTabs() {
  const groups = useHelpGroups();
  return (
    <Box component="section" aria-labelledby="questions" sx={{ mt: { xs: 6, md: 9 } }}>
      <Typography variant="h2" id="questions" sx={{ ...partHeading, mb: { xs: 2.5, md: 4 } }}>
        Frequently asked questions
      </Typography>
      <QueryView query={groups} skeleton={<HelpTabsSkeleton />}>
        {({ items }) => <GroupTabs groups={items} />}
      </QueryView>
    </Box>
  );
}

function GroupTabs({ groups }: { groups: readonly HelpGroup[] }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const reader = new UrlReader(search);
  const asked = reader.one('group', (text) => {
    const id = parseSlug(text);
    return groups.some((group) => group.id === id) ? id : undefined;
  });
  const shown = asked ?? groups[0]?.id ?? '';
  const choose = (id: string) => {
    const group = id === groups[0]?.id ? undefined : id;
    void navigate(pathTo('contact', { group }, hash.slice(1)), { preventScrollReset: true });
  };

  return (
    <>
      <IgnoredNotice ignored={reader.ignored} />
      <Box sx={tabColumns}>
        <Box sx={phoneOnly}>
          <GroupSelect groups={groups} value={shown} onChange={choose} />
        </Box>
        <Tabs
          orientation="vertical"
          value={shown}
          onChange={(_, id: string) => choose(id)}
          aria-labelledby="questions"
          sx={[tabStyles, wideOnly]}
        >
          {groups.map(({ id, name }) => (
            <Tab
              key={id}
              value={id}
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              label={name}
              disableRipple
            />
          ))}
        </Tabs>
        {groups.map(({ id, name }) => (
          <Box
            key={id}
            role="tabpanel"
            id={`panel-${id}`}
            aria-label={name}
            hidden={id !== shown}
            sx={panel}
          >
            {id === shown ? <GroupAnswers groupId={id} /> : null}
          </Box>
        ))}
      </Box>
    </>
  );
}

function GroupAnswers({ groupId }: { groupId: string }) {
  const questions = useHelpQuestions({ group: groupId });
  return (
    <QueryView query={questions} skeleton={<AnswersSkeleton rows={7} />}>
      {({ items }) => <HelpAnswers questions={items} />}
    </QueryView>
  );
}
