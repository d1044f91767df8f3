// Rich text as an editor writes it. What it may hold is what the server keeps of it: nothing written here is lost later.
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import css from './content.module.css';

interface RichTextProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
}

const marks = ['bold', 'italic', 'underline', 'strike'] as const;

export default function RichText({ label, html, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } })],
    content: html,
    // The desk's policy lets no style in that its own files do not bring.
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? '' : written.getHTML()),
  });
  const state = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      active: Object.fromEntries(marks.map((mark) => [mark, at?.isActive(mark) ?? false])),
      heading: at?.isActive('heading', { level: 2 }) ?? false,
      list: at?.isActive('bulletList') ?? false,
      numbers: at?.isActive('orderedList') ?? false,
      quote: at?.isActive('blockquote') ?? false,
      link: at?.isActive('link') ?? false,
    }),
  });
  if (editor === null) return null;
  const then = () => editor.chain().focus();
  const linkTo = () => {
    const href = prompt(t('desk.content.linkTo'), String(editor.getAttributes('link')['href'] ?? ''));
    if (href === null) return;
    if (href === '') then().unsetLink().run();
    else then().extendMarkRange('link').setLink({ href }).run();
  };
  const tools: readonly (readonly [string, boolean, () => void])[] = [
    ...marks.map(
      (mark) => [mark, state?.active[mark] ?? false, () => then().toggleMark(mark).run()] as const,
    ),
    ['heading', state?.heading ?? false, () => then().toggleHeading({ level: 2 }).run()],
    ['list', state?.list ?? false, () => then().toggleBulletList().run()],
    ['numbers', state?.numbers ?? false, () => then().toggleOrderedList().run()],
    ['quote', state?.quote ?? false, () => then().toggleBlockquote().run()],
    ['link', state?.link ?? false, linkTo],
  ];
  return (
    <div className={css.rich}>
      <div className={css.tools} role="toolbar" aria-label={t('desk.content.tools')}>
        {tools.map(([name, isOn, act]) => (
          <Button key={name} isSmall look={isOn ? 'next' : 'line'} aria-pressed={isOn} onClick={act}>
            {t(`desk.content.tool.${name as 'bold'}`)}
          </Button>
        ))}
      </div>
      <EditorContent editor={editor} className={css.paper} />
    </div>
  );
}
