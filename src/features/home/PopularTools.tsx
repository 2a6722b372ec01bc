import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { usePopularTools } from '../../api/resources/showcase';
import { ListingSlider } from './ListingSlider';
import { PopularTool, PopularToolSkeleton } from './PopularTool';
import { partHeading } from '../../theme/pageSteps';

/**
 * The software that most people look at, as a slider. Its slides have no frame, as the offers above
 * have one: two rows of the same cards would read as one list.
 */
export function PopularTools() {
  const query = usePopularTools();
  return (
    <Container sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 0, md: 1 } }}>
      <ListingSlider
        query={query}
        autoplay={false}
        Slide={PopularTool}
        Bones={PopularToolSkeleton}
        label="Popular tools"
        heading={
          <>
            <Typography variant="h2" sx={partHeading}>
              Popular tools
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>
              Most viewed, beyond the bestsellers.
            </Typography>
          </>
        }
        emptyTitle="No views lately"
        emptyDescription="The most viewed tools will appear here."
      />
    </Container>
  );
}
