package wasm_test

import (
	"context"
	"sync"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// idle are tabs whose tests passed. Their processes have the program compiled, and
// start it in half the processor time.
var idle struct {
	sync.Mutex
	tabs []context.Context
}

// takeTab returns an idle tab, or a new one.
func takeTab() (context.Context, error) {
	idle.Lock()
	defer idle.Unlock()
	if last := len(idle.tabs) - 1; last >= 0 {
		ctx := idle.tabs[last]
		idle.tabs = idle.tabs[:last]
		return ctx, nil
	}
	ctx, _ := chromedp.NewContext(bed.browser, chromedp.WithNewBrowserContext()) // ends with the browser
	if _, err := chromedp.Call(ctx, network.Enable, network.EnableParams{}); err != nil {
		return nil, err
	}
	_, err := chromedp.Call(ctx, log.Enable, cdp.Empty{})
	return ctx, err
}

// anew gives a test a tab as it was before, for another part of it.
func (p *tab) anew() *tab {
	ok(p, p.clear(p.ctx))
	return p
}

// leave makes the tab as new for another test, or closes it.
func (p *tab) leave(ctx context.Context) {
	if p.Failed() || p.spent || p.clear(ctx) != nil {
		_ = chromedp.Cancel(ctx)
		return
	}
	idle.Lock()
	defer idle.Unlock()
	idle.tabs = append(idle.tabs, ctx)
}

// clear takes from a tab what a test did to it: scripts, emulation, storage and history.
// Other servers than the one that all tests share are gone.
func (p *tab) clear(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	var steps []chromedp.Action[chromedp.Void]
	for _, id := range p.scripts {
		steps = append(steps, sending(page.RemoveScriptToEvaluateOnNewDocument, page.RemoveScriptToEvaluateOnNewDocumentParams{Identifier: id}))
	}
	p.scripts = nil
	return chromedp.Do(ctx, append(steps,
		chromedp.Navigate("about:blank"),
		sending(emulation.ClearDeviceMetricsOverride, cdp.Empty{}),
		sending(emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{}),
		sending(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{}),
		sending(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{}),
		sending(page.SetBypassCSP, page.SetBypassCSPParams{}),
		sending(storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: bed.server.URL, StorageTypes: "all"}),
		sending(page.ResetNavigationHistory, cdp.Empty{}))...)
}

// sending is a command as a step.
func sending[P, R any](command cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, command, params)
		return err
	})
}
