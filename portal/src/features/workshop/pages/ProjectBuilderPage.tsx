import { useSearchParams } from 'react-router-dom';
import { ProjectList } from '../components/ProjectList';
import { ProjectView } from '../components/ProjectView';

/** /project-builder: the projects, or the one that the address names (WRK-1). */
export default function ProjectBuilderPage() {
  const project = useSearchParams()[0].get('project');
  return project ? <ProjectView id={project} /> : <ProjectList />;
}
