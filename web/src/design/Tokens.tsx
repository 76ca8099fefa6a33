import tokens from '../app/styles/tokens.css?raw'

/** The colours by their names in tokens.css, read from there so that none is missing. */
const colors = [...tokens.matchAll(/(--color-[\w-]+):\s*([^;*]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value: value.trim(),
}))

export function Tokens() {
  return (
    <section>
      <h2>颜色</h2>
      <div className="design-row">
        {colors.map(({ name, value }) => (
          <div key={name} className="design-swatch">
            <span style={{ background: `var(${name})` }} />
            <span>{name.replace('--color-', '')}</span>
            <span>{value}</span>
          </div>
        ))}
      </div>
    </section>
  )
}
