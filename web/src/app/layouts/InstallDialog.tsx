import { install, howToInstall, type Installing } from '../../shared/device/install-prompt.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'

const words: Record<Installing, string> = {
  installed: '这台设备已经装好了。没有网络时也能打开，看到上次的班级。',
  insecure:
    '当前网址不是安全连接（https），浏览器不允许安装，没有网络时也打不开。其他功能都能用：上课时断网，点评先记在这台设备上，恢复后自动上传。想要安装，请学校管理员开通 HTTPS。',
  offered: '装好以后像普通应用一样打开。没有网络时也能看到上次的班级，点评先记在设备上。',
  'by-hand': '在浏览器的菜单里选“安装品格班级”或“添加到主屏幕”。装好以后，没有网络时也能看到上次的班级。',
}

/** 安装到这台设备, or why it cannot be. */
export function InstallDialog({ onClose }: { onClose: () => void }) {
  const how = howToInstall()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="安装到这台设备"
      description={words[how]}
      footer={
        <>
          <Button variant="mist" onClick={onClose}>
            {how === 'offered' ? '以后再说' : '知道了'}
          </Button>
          {how === 'offered' && (
            <Button
              onClick={() => {
                onClose()
                void install()
              }}
            >
              安装
            </Button>
          )}
        </>
      }
    />
  )
}
